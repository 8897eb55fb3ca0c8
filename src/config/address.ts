import { CinegenError } from "../model/errors.ts";

/**
 * Checks the base address of a service.
 * @param address what was configured
 * @param where the setting's name, for the error
 * @returns the address without trailing slash
 * @throws CinegenError `config-invalid` for what is not http(s), carries a user or password, or has a
 * query or hash, which the paths of the calls would not come after
 */
export function serviceAddress(address: string, where: string): string {
  if (/[?#]/.test(webAddress(address, where))) {
    throw new CinegenError("config-invalid", `${where} has a query or hash in its address`, {
      hint: `Set ${where} to the part that all calls begin with.`,
    });
  }
  return address.replace(/\/+$/, "");
}

/** @returns the address as it was given, once it is sure to be http(s) without credentials */
function webAddress(address: string, where: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new CinegenError("config-invalid", `${where} is not an http(s) address`, {
      hint: `Set ${where} to something like https://api.example/v1.`,
    });
  }
  if (url.username !== "" || url.password !== "") {
    throw new CinegenError(
      "config-invalid",
      `${where} has a user name or password in its address`,
      {
        hint: "Give credentials in their own environment variables.",
      },
    );
  }
  return address;
}

/** As {@link serviceAddress}, for an address with `:eventId` in it, wherever that is. */
export function checkoutAddress(address: string, where: string): string {
  if (!address.includes(":eventId")) {
    throw new CinegenError("config-invalid", `${where} has no :eventId in it`, {
      hint: `Set ${where} to something like https://checkout.example/:eventId.`,
    });
  }
  return webAddress(address, where);
}

/** @returns the origin of a published site, without path */
export function siteOrigin(address: string, where: string): string {
  return new URL(serviceAddress(address, where)).origin;
}
