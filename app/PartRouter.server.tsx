import { createContext, type ReactNode, useContext } from 'react'
import {
	createStaticHandler,
	createStaticRouter,
	StaticRouterProvider,
} from 'react-router-dom/server.js'

const PartsContext = createContext<ReactNode>(null)
const routes = [{ path: '*', Component: () => <>{useContext(PartsContext)}</> }]
const handler = createStaticHandler(routes)

/** What the router knows at an address. */
export type RouterAt = Parameters<typeof StaticRouterProvider>[0]

/** The router of what is drawn outside of the page at an address: forms and fetchers need one. */
export async function routerAt(address: string): Promise<RouterAt> {
	const context = await handler.query(new Request(new URL(address, 'http://localhost')))
	if (context instanceof Response) throw new Error('The route has nothing that answers')
	return { context, router: createStaticRouter(handler.dataRoutes, context), hydrate: false }
}

/** Draws its children within the router of a page that is not there. */
export function PartRouter({ at, children }: { at: RouterAt; children: ReactNode }) {
	return (
		<PartsContext.Provider value={children}>
			<StaticRouterProvider {...at} />
		</PartsContext.Provider>
	)
}
