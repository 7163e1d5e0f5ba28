import { Scripts } from '@remix-run/react'
import { usePageRequest } from '#app/http/page-request.ts'
import pageTasks from '#app/features/frame/page-tasks.js?url'
import startPage from './start-page.js?url'

/**
 * Replaces Remix's `<Scripts>` and the script of `<ScrollRestoration>` without inline scripts: the hydration data is one JSON
 * element, which `start-page.js` hands to Remix when the visitor interacts with a control. `page-tasks.js` runs
 * everything that no page waits for. The content security policy needs no nonce, and a page is the same for everyone
 * (decision 22).
 */
export const PageScripts = import.meta.env.DEV ? DevelopmentScripts : BuiltScripts

function DevelopmentScripts() {
	return (
		<>
			<Scripts />
			<script defer src={pageTasks} />
		</>
	)
}

function BuiltScripts() {
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
			<script defer src={pageTasks} />
		</>
	)
}
