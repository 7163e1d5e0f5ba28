import type { VitePluginConfig } from '@remix-run/dev'
import { routes } from './app/routes.ts'

/** Vite-Remix does not read this file by its name: vite.config.ts imports it. */
export default {
	routes,
	ignoredRouteFiles: ['**/*'],
	serverModuleFormat: 'esm',
	future: {
		v3_fetcherPersist: true,
		v3_relativeSplatPath: true,
		v3_throwAbortReason: true,
		v3_lazyRouteDiscovery: false,
		v3_singleFetch: false,
	},
} satisfies VitePluginConfig
