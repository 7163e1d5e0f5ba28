import type { ActionFunction, LoaderFunction } from '@remix-run/node'
import { defineRoutes } from '@remix-run/dev/dist/config/routes.js'
import { z } from 'zod'
import { noForm } from '#app/http/no-form.server.ts'
import { routes } from '#app/routes.ts'

export type TableRoute = {
	/** Without language, with placeholders: /profile/order/:saleId. */
	pattern: string
	/** The route module's file in app/. */
	file: string
	loader: LoaderFunction | undefined
	action: ActionFunction | undefined
}

const Module = z.object({
	loader: z.custom<LoaderFunction>((value) => typeof value === 'function').optional(),
	action: z.custom<ActionFunction>((value) => typeof value === 'function').optional(),
})

/**
 * Every route of the table at or below /profile, with its module's exports; new routes are included automatically.
 */
export const profileRoutes = () => routesWhere((pattern) => /^\/profile(?:\/|$)/.test(pattern))

/** Every route with a parameter in its address; a page without forms has no action. */
export async function routesWithIds(): Promise<TableRoute[]> {
	const found = await routesWhere((pattern) => pattern.includes(':'))
	return found.map((route) => ({ ...route, action: isRefusal(route) ? undefined : route.action }))
}

const refusal: ActionFunction = noForm
const isRefusal = ({ action }: TableRoute) => action === refusal

/** Every route with a loader. */
export async function readableRoutes(): Promise<(TableRoute & { loader: LoaderFunction })[]> {
	const all = await routesWhere(() => true)
	return all.flatMap(({ loader, ...route }) => (loader ? [{ ...route, loader }] : []))
}

async function routesWhere(matches: (pattern: string) => boolean): Promise<TableRoute[]> {
	const table = Object.values(routes(defineRoutes))
	const steps = (id: string | undefined): string[] => {
		const route = table.find((each) => each.id === id)
		return route ? [...steps(route.parentId), route.path ?? ''] : []
	}
	const found = table
		.map(({ id, file }) => ({ file, path: steps(id).filter(Boolean).join('/') }))
		.map(({ file, path }) => ({ file, pattern: `/${path.replace(/^en\?\/?/, '')}` }))
		.filter(({ pattern }) => matches(pattern))
	return Promise.all(
		found.map(async ({ file, pattern }) => {
			const module: unknown = await import(new URL(`../../../app/${file}`, import.meta.url).href)
			const { loader, action } = Module.parse(module)
			return { pattern, file, loader, action }
		}),
	)
}

/** The parameters of an address that matches the pattern, as parsed by the router. */
export function paramsOf(pattern: string, address: string): Record<string, string> {
	const parts = address.split('/')
	return Object.fromEntries(
		pattern
			.split('/')
			.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), parts[at] ?? '']] : [])),
	)
}
