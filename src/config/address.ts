import { CinegenError } from "../model/errors.ts";

/**
 * Checks the base address of a service.
 * @param address what was configured
 * @param where the setting's name, for the error
 * @returns the address without trailing slash
 * @throws CinegenError `config-invalid` for what is not http(s), or carries a user or password
 */
export function serviceAddress(address: string, where: string): string {
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
  return address.replace(/\/+$/, "");
}

/** As {@link serviceAddress}, for an address with `:eventId` in it. */
export function checkoutAddress(address: string, where: string): string {
  if (!address.includes(":eventId")) {
    throw new CinegenError("config-invalid", `${where} has no :eventId in it`, {
      hint: `Set ${where} to something like https://checkout.example/:eventId.`,
    });
  }
  return serviceAddress(address, where);
}

/** @returns the origin of a published site, without path */
export function siteOrigin(address: string, where: string): string {
  return new URL(serviceAddress(address, where)).origin;
}
