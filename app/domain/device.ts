export type DeviceType = 'MOBILE' | 'TABLET' | 'DESKTOP'

/** The device type of a User-Agent (spec section 9). */
export function deviceTypeOf(userAgent: string): DeviceType {
	if (/ipad|tablet|kindle|silk|playbook|android(?!.*mobile)/i.test(userAgent)) return 'TABLET'
	if (/mobi|iphone|ipod|android/i.test(userAgent)) return 'MOBILE'
	return 'DESKTOP'
}

/**
 * The device label of a click record, e.g. `MOBILE Linux; Android 14; Pixel 8`; cut at 50 characters (spec section 5).
 */
export function deviceLabel(userAgent: string): string {
	const system = /\(([^)]{1,200})\)/.exec(userAgent)?.[1] ?? ''
	return `${deviceTypeOf(userAgent)} ${system}`.trim().slice(0, 50)
}
