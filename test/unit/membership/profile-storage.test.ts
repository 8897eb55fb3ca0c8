import { describe, expect, it } from "vitest";
import {
  readProfile,
  removeProfile,
  watchProfile,
  writeProfile,
} from "../../../src/membership/profile-storage.ts";
import { Browser, tabWithoutStorage } from "./tabs.ts";

const profile = { userName: "Kari", email: "kari@example.test", token: "t-1" };

describe("the stored profile", () => {
  it("is written with name, e-mail and token under cw-profile-new", () => {
    const browser = new Browser();
    expect(writeProfile(browser.openTab(), profile)).toBe(true);
    expect([...browser.stored.keys()]).toEqual(["cw-profile-new"]);
    expect(JSON.parse(browser.stored.get("cw-profile-new") ?? "")).toEqual(profile);
  });

  it("is read from cw-profile-new where both keys have one", () => {
    const browser = new Browser();
    browser.stored.set("cw-profile", JSON.stringify({ ...profile, userName: "Gammel" }));
    browser.stored.set("cw-profile-new", JSON.stringify(profile));
    expect(readProfile(browser.openTab())).toEqual(profile);
  });

  it("is moved where it lies under cw-profile", () => {
    const browser = new Browser();
    browser.stored.set("cw-profile", JSON.stringify(profile));
    expect(readProfile(browser.openTab())).toEqual(profile);
    expect([...browser.stored.keys()]).toEqual(["cw-profile-new"]);
  });

  it("has no token where an older site stored none", () => {
    const browser = new Browser();
    browser.stored.set("cw-profile", JSON.stringify({ userName: "Kari", email: "k@example.test" }));
    expect(readProfile(browser.openTab())?.token).toBeUndefined();
  });

  it.each(["", "no JSON", "null", "[]", '{"token":"t"}', '{"userName":1,"email":2}'])(
    "is undefined, and removed, where the storage holds %j",
    (text) => {
      const browser = new Browser();
      browser.stored.set("cw-profile-new", text);
      expect(readProfile(browser.openTab())).toBeUndefined();
      expect(browser.stored.size).toBe(0);
    },
  );

  it("is read from cw-profile where the one under cw-profile-new is broken", () => {
    const browser = new Browser();
    browser.stored.set("cw-profile-new", "{");
    browser.stored.set("cw-profile", JSON.stringify(profile));
    expect(readProfile(browser.openTab())).toEqual(profile);
    expect(JSON.parse(browser.stored.get("cw-profile-new") ?? "")).toEqual(profile);
  });

  it("is forgotten under both keys", () => {
    const browser = new Browser();
    browser.stored.set("cw-profile", JSON.stringify(profile));
    browser.stored.set("cw-profile-new", JSON.stringify(profile));
    removeProfile(browser.openTab());
    expect(browser.stored.size).toBe(0);
  });

  it("is neither read nor written, and nothing is thrown, where storage is blocked", () => {
    const tab = tabWithoutStorage();
    expect(readProfile(tab)).toBeUndefined();
    expect(writeProfile(tab, profile)).toBe(false);
    expect(() => removeProfile(tab)).not.toThrow();
  });
});

describe("two tabs", () => {
  it("tell each other who came and that the member left", () => {
    const browser = new Browser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    const seen: unknown[] = [];
    const stop = watchProfile(second, (found) => seen.push(found));
    writeProfile(first, profile);
    removeProfile(first);
    stop();
    writeProfile(first, profile);
    expect(seen).toEqual([profile, undefined]);
  });

  it("notice what happened while the browser had set their page aside", () => {
    const browser = new Browser();
    const tab = browser.openTab();
    const seen: unknown[] = [];
    watchProfile(tab, (found) => seen.push(found));
    browser.stored.set("cw-profile-new", JSON.stringify(profile));
    tab.events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(seen).toEqual([]);
    tab.events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(seen).toEqual([profile]);
  });

  it("tell nothing of other keys", () => {
    const browser = new Browser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    const seen: unknown[] = [];
    watchProfile(second, (found) => seen.push(found));
    first.storage().setItem("consent", "yes");
    expect(seen).toEqual([]);
  });
});
