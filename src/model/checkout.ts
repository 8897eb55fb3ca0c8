/**
 * @param id an event id or a gift card's checkout id
 * @param checkout address with `:eventId` in it (contract, section 1)
 * @returns where it is bought
 */
export function checkoutAddressOf(id: string, checkout: string): string {
  return checkout.replaceAll(":eventId", encodeURIComponent(id));
}
