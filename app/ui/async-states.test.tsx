import { expect, test } from 'vitest'
import { useSending } from '#app/features/forms/use-sending.ts'
import { renderInDataRouter } from '#tests/support/render-in-data-router.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { FlashRegion } from './FlashRegion.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'

/** A page with a form, composed like the forms of the shop. */
function Page() {
	return (
		<>
			<NavigationProgress label="Loading" />
			<Button pending={useSending()}>Save</Button>
		</>
	)
}

test('[NT-02] idle: nothing is loading', () => {
	const html = renderInDataRouter(<Page />)
	expect(html).not.toContain('role="progressbar"')
	expect(html).not.toContain('aria-busy')
})

test('[NT-02] pending: the page is announced as loading, and the button as busy', () => {
	const html = renderInDataRouter(<Page />, { busy: true })
	expect(html).toMatch(/role="status">.*role="progressbar"[^>]* aria-label="Loading"/)
	expect(html).toMatch(/<button[^>]* aria-busy="true"/)
})

test('[NT-02] success and error: the outcome is announced', () => {
	const done = renderInDataRouter(<FlashRegion messages={[{ tone: 'success', text: 'Saved.' }]} />)
	expect(done).toMatch(/role="status".*Saved\./)
	const failed = renderInDataRouter(<FlashRegion messages={[{ tone: 'error', text: 'Failed.' }]} />)
	expect(failed).toMatch(/role="alert".*Failed\./)
	const wrong = renderInDataRouter(
		<ErrorSummary title="1 problem" errors={[{ fieldId: 'name', text: 'Type a name.' }]} />,
	)
	expect(wrong).toMatch(/href="#name"[^>]*>Type a name\./)
})
