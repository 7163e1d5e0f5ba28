import { createContext, useContext } from 'react'

/** What only the server knows while it renders a page; in the browser all of it is unset. */
export type PageRequest = {
	nonce: string | undefined
	isBot: boolean
	/** The page's status is 400 or more. */
	failed: boolean
}

export const PageRequestContext = createContext<PageRequest>({
	nonce: undefined,
	isBot: false,
	failed: false,
})

/** The request a page is rendered for. */
export function usePageRequest(): PageRequest {
	return useContext(PageRequestContext)
}
