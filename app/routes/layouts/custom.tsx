import { Outlet } from '@remix-run/react'

/** Nothing around the page: it stands alone in the middle of the window. */
export default function CustomLayout() {
	return (
		<main id="main" className="grid min-h-dvh place-items-center">
			<div className="wrap wrap-s w-full py-12">
				<Outlet />
			</div>
		</main>
	)
}
