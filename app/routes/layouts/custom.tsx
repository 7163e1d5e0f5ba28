import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, useMatches } from '@remix-run/react'
import { imageWidths } from '#app/domain/image-widths.ts'
import { brandView } from '#app/domain/brand.ts'
import { PageToasts } from '#app/features/errors/PageToasts.tsx'
import { Logo } from '#app/features/frame/Logo.tsx'
import { noForm } from '#app/http/no-form.server.ts'
import { BrandPanel } from '#app/ui/BrandPanel.tsx'
import { containerStyle } from '#web/ui/container-style.ts'

export const handle = { i18n: ['frame'] }

/** What the shop shows of itself beside the page. */
export function loader({ request, context: { company, site, dataSaver } }: LoaderFunctionArgs) {
	// The service worker keeps the offline page, but no picture.
	const isOffline = new URL(request.url).pathname.endsWith('/offline')
	return {
		brand: brandView(site, dataSaver || isOffline),
		logo: isOffline ? null : site.logo,
		isKnown: company.id !== 0,
	}
}

export const action = noForm

export const shouldRevalidate = () => false

/** No header and footer: the page is centred in the window, from 1024 beside the shop's name and picture. */
export default function CustomLayout() {
	const { brand, logo, isKnown } = useLoaderData<typeof loader>()
	const matches = useMatches()
	// The sign-in pages have it beside the language.
	const hasLogo = isKnown && !matches.some(({ pathname }) => pathname.includes('/auth/'))
	return (
		<PageToasts>
			<div className="grid min-h-dvh lg:grid-cols-2">
				<BrandPanel {...brand} widths={imageWidths.banner} />
				<main id="main" className="grid place-items-center">
					<div className={containerStyle({ narrow: true, className: 'py-12' })}>
						{hasLogo ? (
							<div className="mb-6">
								<Logo shop={brand.name} logo={logo} />
							</div>
						) : null}
						<Outlet />
					</div>
				</main>
			</div>
		</PageToasts>
	)
}
