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
import { lastGoodData } from '#app/features/errors/last-good-data.ts'
import { wasLost } from '#app/features/errors/lost-request.ts'
import { RouteError, RouteErrorAlone } from '../system/RouteError.tsx'

type Frame = ComponentType<FrameView & { children: ReactNode }>

/** What a layout that puts a frame around its pages is made of. @param id the layout's route id */
export function framed(id: string, Frame: Frame) {
	const kept = lastGoodData<FrameView>()
	return {
		Layout() {
			const frame = useLoaderData<FrameLoader>()
			useEffect(() => kept.note(frame), [frame])
			return (
				<Frame {...frame}>
					<Outlet />
				</Frame>
			)
		},
		clientLoader: ({ serverLoader }: ClientLoaderFunctionArgs) =>
			kept.orPrevious(serverLoader<FrameLoader>()),
		/** A page that failed keeps the shop around it. */
		ErrorBoundary() {
			// Under the third language and those after it, ids begin with the language (app/routes.ts).
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

type FrameLoader = (args: LoaderFunctionArgs) => FrameView

type Args = ShouldRevalidateFunctionArgs

/** The frame stays while pages change, and when a form was lost on its way. */
export const keepFrame = ({ formMethod, nextUrl, actionResult }: Args) =>
	!wasLost(actionResult) && frameChanges(formMethod, nextUrl.pathname)

/** A page stays while a form changes only what is around it. */
export const keepPage = (args: Args) => !isBesidePage(args.formAction) && keepLost(args)

/** A page stays when its form was lost on its way. */
export const keepLost = ({ actionResult, defaultShouldRevalidate }: Args) =>
	!wasLost(actionResult) && defaultShouldRevalidate
