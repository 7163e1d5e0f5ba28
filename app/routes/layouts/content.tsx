import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { SlimFrame } from '#app/features/frame/SlimFrame.tsx'
import { frameChanges } from '#app/features/frame/frame-changes.ts'
import { loadFrame } from './frame.server.ts'

export const handle = { i18n: ['frame'] }

export const loader = ({ context }: LoaderFunctionArgs) => loadFrame(context)

export const shouldRevalidate = ({ formMethod, nextUrl }: ShouldRevalidateFunctionArgs) =>
	frameChanges(formMethod, nextUrl.pathname)

/** A slim header and nothing that leads astray: for checkout and reading. */
export default function ContentLayout() {
	return (
		<SlimFrame {...useLoaderData<typeof loader>()}>
			<Outlet />
		</SlimFrame>
	)
}
