/** Contrast ratio of two #rrggbb colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
	return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
	const channel = (from: number) => {
		const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
	}
	return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
