const remix = /\/node_modules\/@remix-run\/react\/dist\/esm\/[\w-]+\.js$/
const switchedOff =
	/\b(?:window\.__remixContext\.)?future\.(?:v3_singleFetch|v3_lazyRouteDiscovery)\b/g

/**
 * Writes what remix.config.ts switches off into Remix's own browser code, so that the bundler leaves out what
 * then never runs: its data decoder, its route discovery.
 */
export function foldSwitches() {
	return {
		name: 'etalase:fold-switches',
		apply: 'build',
		transform(code, id, options) {
			if (options?.ssr || !remix.test(id)) return null
			const folded = code.replace(switchedOff, 'false')
			return folded === code ? null : { code: folded, map: null }
		},
	}
}
