import { Outlet } from '@remix-run/react'
import { containerStyle } from '#app/ui/container-style.ts'

/** No layout: the page is centred in the window. */
export default function CustomLayout() {
	return (
		<main id="main" className="grid min-h-dvh place-items-center">
			<div className={containerStyle({ narrow: true, className: 'py-12' })}>
				<Outlet />
			</div>
		</main>
	)
}
