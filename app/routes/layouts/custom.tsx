import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { imageWidths } from '#app/domain/image-widths.ts'
import { BrandPanel } from '#app/ui/BrandPanel.tsx'
import { containerStyle } from '#app/ui/container-style.ts'

/** What the shop shows of itself beside the page. */
export function loader({ request, context: { site, dataSaver } }: LoaderFunctionArgs) {
	// The service worker keeps the offline page, but no picture.
	const isOffline = new URL(request.url).pathname.endsWith('/offline')
	const picture = dataSaver || isOffline ? undefined : site.banners[0]?.tall
	return { name: site.title, text: site.description, picture }
}

export const shouldRevalidate = () => false

/** No header and footer: the page is centred in the window, from 1024 beside the shop's name and picture. */
export default function CustomLayout() {
	const brand = useLoaderData<typeof loader>()
	return (
		<div className="grid min-h-dvh lg:grid-cols-2">
			<BrandPanel {...brand} widths={imageWidths.banner} />
			<main id="main" className="grid place-items-center">
				<div className={containerStyle({ narrow: true, className: 'py-12' })}>
					<Outlet />
				</div>
			</main>
		</div>
	)
}
