import type { LoaderFunctionArgs } from '@remix-run/node'
import { localePath } from '#web/i18n/paths.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { paths } from '#app/paths.ts'
import { grounds } from '#app/ui/grounds.ts'
import { palette } from '#web/ui/palette.ts'

/** GET /manifest.webmanifest: the company's web app manifest. */
export function loader({ context: { site, locale } }: LoaderFunctionArgs) {
	const manifest = {
		id: '/',
		name: site.title,
		short_name: site.title,
		description: site.description,
		lang: locale,
		start_url: localePath(locale, paths.home),
		scope: '/',
		display: 'minimal-ui',
		background_color: grounds.light,
		theme_color: palette(site.palette).light.accent,
		icons: iconsOf(site.logo?.id),
	}
	return new Response(JSON.stringify(manifest), {
		headers: {
			'Content-Type': 'application/manifest+json',
			'Cache-Control': 'public, max-age=3600',
		},
	})
}

export const action = noForm

const sides = [192, 512]

function iconsOf(logo: string | undefined) {
	if (logo === undefined) return [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]
	const icon = (side: number, kind: string, purpose: string) => ({
		src: `/media/${logo}/${side}${kind}`,
		sizes: `${side}x${side}`,
		type: 'image/png',
		purpose,
	})
	return [
		...sides.map((side) => icon(side, '.png', 'any')),
		...sides.map((side) => icon(side, '-mask.png', 'maskable')),
	]
}
