import { ScrollRestoration, Scripts } from '@remix-run/react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router-dom'
import { usePageRequest } from '#app/http/page-request.ts'
import startPage from './start-page.js?url'

/**
 * What Remix's `<Scripts>` and `<ScrollRestoration>` put into a page, without a script in the HTML: the data stands in
 * one element of JSON, and a file (`start-page.js`) hands it to Remix once the page has been painted, or at the first
 * press of a pointer or key. So the policy needs no nonce, and a page is the same for everyone (decision 22).
 */
export const PageScripts = import.meta.env.DEV ? DevelopmentScripts : BuiltScripts

function DevelopmentScripts() {
	return (
		<>
			<ScrollRestoration />
			<Scripts />
		</>
	)
}

function BuiltScripts() {
	useScrollRestoration({ storageKey: 'positions' })
	const { data } = usePageRequest()
	return (
		<>
			{/* Only the server knows the data; React leaves what it wrote. */}
			<script
				type="application/json"
				id="page-data"
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: data ?? '' }}
			/>
			<script defer src={startPage} />
		</>
	)
}
