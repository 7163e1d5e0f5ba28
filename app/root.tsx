import type { LoaderFunctionArgs } from '@remix-run/node'
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	useLoaderData,
	useMatches,
	useRouteLoaderData,
	type ClientLoaderFunctionArgs,
	type MetaFunction,
	type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import { useRouteTexts, useTranslation } from '#app/i18n/use-translation.ts'
import { errorKind } from '#app/features/errors/error-kind.ts'
import { useBuildCheck } from '#app/features/errors/use-build-check.ts'
import { lastGoodData, wasUnanswered } from '#app/features/errors/lost-request.ts'
import { isBesidePage } from '#app/features/frame/frame-changes.ts'
import { canonicalOrigin } from '#app/http/canonical-origin.ts'
import { usePageRequest } from '#app/http/page-request.ts'
import { pageTitle } from '#app/http/page-title.ts'
import type { RootData } from '#app/http/root-data.ts'
import { translator } from '#app/i18n/translate.server.ts'

import { fontMedia, lookCss } from '#app/ui/look.ts'
import { NavigationProgress } from '#app/ui/NavigationProgress.tsx'
import { PageAnnouncement } from '#app/ui/PageAnnouncement.tsx'
import { DeviceLinks } from './DeviceLinks.tsx'
import { fontFiles } from './font-files.server.ts'
import { PageScripts } from './remix-patches/PageScripts.tsx'
import { useFragmentEntries } from './remix-patches/use-fragment-entries.ts'
import { useLinkPreload } from './remix-patches/use-link-preload.ts'
import { useScrollPositions } from './remix-patches/use-scroll-positions.ts'
import { StructuredData } from './StructuredData.tsx'
import { RouteErrorAlone } from './routes/system/RouteError.tsx'
import './styles/app.css'
import { lowPriority } from '#app/ui/fetch-priority.ts'

export const handle = { i18n: 'common' }

export async function loader({ context }: LoaderFunctionArgs): Promise<RootData> {
	const { site } = context
	const t = translator(context.locale)
	return {
		locale: context.locale,
		origin: canonicalOrigin(context.origin, site.mainHost),
		look: lookCss(site),
		fonts: context.dataSaver ? [] : fontFiles[site.typePairing],
		theme: context.theme,
		dataSaver: context.dataSaver,
		errorTitles: {
			notFound: t('common:error.notFound.title'),
			gone: t('common:error.gone.title'),
			other: t('common:error.other.title'),
		},
		store: {
			title: site.title,
			description: site.description,
			invitation: t('common:invitation', { shop: site.title }),
			image: site.logo,
		},
	}
}

const lastData = lastGoodData<RootData>()

/** When revalidation is lost, the previous data stays; otherwise there would be no layout around the error. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
	lastData.orPrevious(serverLoader<typeof loader>())

/** Nothing here depends on the page: only forms may change it. */
export function shouldRevalidate({
	actionResult,
	formAction,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
	if (formMethod === undefined || formMethod === 'GET' || isBesidePage(formAction)) return false
	if (wasUnanswered(actionResult)) return false
	return defaultShouldRevalidate
}

/** Of error pages and pages without metadata of their own. */
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
	const store = data?.store.title ?? 'Etalase'
	const failed = matches.find((match) => match.error)
	if (!failed) return [{ title: store }]
	const status = isRouteErrorResponse(failed.error) ? failed.error.status : 500
	const page = data?.errorTitles[errorKind(status)] ?? ''
	return [{ title: pageTitle(page, store) }, { name: 'robots', content: 'noindex' }]
}

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>('root')
	const { isBot, failed, tracking } = usePageRequest()
	const { i18n } = useTranslation()
	useScrollPositions()
	const handles = useMatches().map((match) => match.handle)
	const script = !data?.dataSaver && !handles.some(withoutScript) && !(isBot && failed)
	return (
		<html
			lang={i18n.language}
			className="max-lg:has-data-sticky-bar:scroll-pb-28"
			data-theme={data?.theme ?? undefined}
			data-saver={data?.dataSaver ? '' : undefined}
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				{data?.fonts.map((font) => (
					<link
						key={font}
						rel="preload"
						as="font"
						type="font/woff2"
						href={font}
						crossOrigin="anonymous"
						media={fontMedia}
						// The page is painted without it (app/fonts/fonts.css), but not without its first picture.
						{...lowPriority}
					/>
				))}
				<Links />
				{data ? (
					<>
						<style dangerouslySetInnerHTML={{ __html: data.look }} />
						<DeviceLinks {...data} />
					</>
				) : (
					<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				)}
			</head>
			<body>
				{children}
				{script ? (
					<PageScripts />
				) : tracking ? (
					<script
						defer
						src="/measure.js"
						data-analytics={tracking.analyticsId}
						data-pixel={tracking.pixelId}
					/>
				) : null}
				<StructuredData />
			</body>
		</html>
	)
}

export default function App() {
	const data = useLoaderData<typeof loader>()
	useEffect(() => lastData.note(data), [data])
	useFragmentEntries()
	useLinkPreload()
	useBuildCheck()
	// Components also use texts of the route's other namespaces, which only a loaded page has from the beginning.
	useRouteTexts(useMatches().map(({ handle }) => handle))
	const { t } = useTranslation('common')
	return (
		<>
			<NavigationProgress label={t('loading')} />
			<Outlet />
			<PageAnnouncement />
		</>
	)
}

export function ErrorBoundary() {
	return <RouteErrorAlone />
}

function withoutScript(handle: unknown) {
	return typeof handle === 'object' && handle !== null && 'script' in handle && !handle.script
}
