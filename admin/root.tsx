import type { LinksFunction, MetaFunction } from '@remix-run/node'
import { Links, Meta, Outlet, useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { type AdminArgs, adminOf } from '#admin/http/admin-context.ts'
import type { RootData } from '#admin/http/root-data.ts'
import { ErrorPage } from '#admin/ui/ErrorPage.tsx'
import { adminPalette } from '#admin/ui/palette.ts'
import stylesheet from './styles/admin.css?url'

export const links: LinksFunction = () => [
	{ rel: 'stylesheet', href: stylesheet },
	{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function loader({ context, request }: AdminArgs): RootData {
	const { locale, theme, fileFormat, formToken } = adminOf(context)
	const { pathname, search } = new URL(request.url)
	return { locale, theme, fileFormat, formToken, currentPath: pathname + search }
}

export const meta: MetaFunction = () => [{ title: 'Etalase Admin' }]

export function Layout({ children }: { children: ReactNode }) {
	const data = useRouteLoaderData<typeof loader>('root')
	const { i18n } = useTranslation()
	return (
		<html lang={i18n.language} data-theme={data?.theme ?? undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Meta />
				<Links />
				<style dangerouslySetInnerHTML={{ __html: adminPalette }} />
			</head>
			<body>{children}</body>
		</html>
	)
}

export default function Admin() {
	return <Outlet />
}

export function ErrorBoundary() {
	return (
		<main className="mx-auto max-w-160 px-(--gutter) py-12" id="main">
			<ErrorPage />
		</main>
	)
}
