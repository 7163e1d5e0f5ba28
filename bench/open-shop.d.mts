/** The shop at an address, or the built one, started on free ports with the example data in a folder of its own. */
export function openShop(
	address: string | undefined,
	settings?: Record<string, string>,
): Promise<{ origin: string; api: string; pid: number; close: () => Promise<void> }>
