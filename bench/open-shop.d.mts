/**
 * The shop at an address, or the built one, started on free ports with the example data in a folder of its own, which
 * `prepare` may fill before.
 */
export function openShop(
	address: string | undefined,
	settings?: Record<string, string>,
	prepare?: (folder: string) => Promise<void>,
): Promise<{ origin: string; api: string; pid: number; close: () => Promise<void> }>
