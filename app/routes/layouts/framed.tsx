import type { LoaderFunctionArgs } from '@remix-run/node'
import {
	Outlet,
	useLoaderData,
	useMatches,
	useRouteLoaderData,
	type ClientLoaderFunctionArgs,
	type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { useEffect, type ComponentType, type ReactNode } from 'react'
import type { FrameView } from '#app/features/frame/frame-view.ts'
import { frameChanges, isBesidePage } from '#app/features/frame/frame-changes.ts'
import { lastGoodData, wasUnanswered } from '#app/features/errors/lost-request.ts'
import { RouteError, RouteErrorAlone } from '../system/RouteError.tsx'

type Frame = ComponentType<FrameView & { children: ReactNode }>

/** The exports of a layout route. @param id the route's id */
export function framed(id: string, Frame: Frame) {
	const lastFrame = lastGoodData<FrameView>()
	return {
		Layout() {
			const frame = useLoaderData<FrameLoader>()
			useEffect(() => lastFrame.note(frame), [frame])
			return (
				<Frame {...frame}>
					<Outlet />
				</Frame>
			)
		},
		clientLoader: ({ serverLoader }: ClientLoaderFunctionArgs) =>
			lastFrame.orPrevious(serverLoader<FrameLoader>()),
		/** An error page is shown within the layout. */
		ErrorBoundary() {
			// The ids of the third and further languages begin with the language (app/routes.ts).
			const match = useMatches().find((one) => one.id === id || one.id.endsWith(`/${id}`))
			const frame = useRouteLoaderData<FrameLoader>(match?.id ?? id)
			if (!frame) return <RouteErrorAlone />
			return (
				<Frame {...frame}>
					<RouteError />
				</Frame>
			)
		},
	}
}

type FrameLoader = (args: LoaderFunctionArgs) => Promise<FrameView>

type Args = ShouldRevalidateFunctionArgs

/** The layout's data stays during navigation, and when nobody answered a form. */
export const keepFrame = ({ formMethod, nextUrl, actionResult }: Args) =>
	!wasUnanswered(actionResult) && frameChanges(formMethod, nextUrl.pathname)

/** The page's data stays when a form changes only the layout. */
export const keepPage = (args: Args) => !isBesidePage(args.formAction) && keepLost(args)

/** The page's data stays when nobody answered its form. */
export const keepLost = ({ actionResult, defaultShouldRevalidate }: Args) =>
	!wasUnanswered(actionResult) && defaultShouldRevalidate
