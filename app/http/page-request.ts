import { createContext, useContext } from 'react'
import type { Thing } from '#app/domain/thing.ts'
import type { Tracking } from './storefront.ts'

/** What only the server knows while it renders a page; in the browser all of it is unset. */
export type PageRequest = {
	/** The data with which the browser takes the page over: JSON, safe within a script element. */
	data: string | undefined
	isBot: boolean
	/** The page's status is 400 or more. */
	failed: boolean
	/** What the visitor agreed to be measured with; null: nothing. */
	tracking: Tracking | null
	/** What the page is about, for those who read it by machine. */
	described: Thing[]
}

export const PageRequestContext = createContext<PageRequest>({
	data: undefined,
	isBot: false,
	failed: false,
	tracking: null,
	described: [],
})

/** The request a page is rendered for. */
export function usePageRequest(): PageRequest {
	return useContext(PageRequestContext)
}
