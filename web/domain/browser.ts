const browsers: [RegExp, string][] = [
	[/\bEdg(?:e|A|iOS)?\b/, 'Edge'],
	[/\bOPR\b|\bOpera\b/, 'Opera'],
	[/\bSamsungBrowser\b|\bSamsung Internet\b/, 'Samsung Internet'],
	[/\bFirefox\b|\bFxiOS\b/, 'Firefox'],
	[/\bChrom(?:e|ium)\b|\bCriOS\b/, 'Chrome'],
	[/\bSafari\b/, 'Safari'],
]

const systems: [RegExp, string][] = [
	[/\bAndroid\b/, 'Android'],
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bWindows\b/, 'Windows'],
	[/\bCrOS\b|\bChromeOS\b/, 'ChromeOS'],
	[/\bMac OS X\b|\bmacOS\b|\bMacintosh\b/, 'macOS'],
	[/\bLinux\b/, 'Linux'],
]

export type BrowserName = { browser: string | null; system: string | null }

/** Browser and operating system of a User-Agent, or of a label made from one. */
export function browserNameOf(text: string): BrowserName {
	const named = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(text))?.[1] ?? null
	return { browser: named(browsers), system: named(systems) }
}

/** The label of a browser in the list of sessions, e.g. `Chrome, Android`; '' for an unknown one. */
export function browserLabel(userAgent: string): string {
	const { browser, system } = browserNameOf(userAgent)
	return [browser, system].filter((name) => name !== null).join(', ')
}
