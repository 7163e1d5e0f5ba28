import { createContext, useContext } from 'react'
import type { StructuredData } from '#app/domain/structured-data.ts'
import type { Tracking } from './context.ts'

/** Values known only to the server while it renders a page; unset in the browser. */
export type PageRequest = {
	/** Hydration data: JSON, safe within a script element. */
	data: string | undefined
	isBot: boolean
	/** The page's status is 400 or more. */
	failed: boolean
	/** Of a failed page: the code by which it is found in the log. */
	correlationId: string | undefined
	/** The visitor's consent to analytics and pixel; null: none. */
	tracking: Tracking | null
	/** Structured data of the page. */
	described: StructuredData[]
}

export const PageRequestContext = createContext<PageRequest>({
	data: undefined,
	isBot: false,
	failed: false,
	correlationId: undefined,
	tracking: null,
	described: [],
})

/** The request that a page is rendered for. */
export function usePageRequest(): PageRequest {
	return useContext(PageRequestContext)
}
