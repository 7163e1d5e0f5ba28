import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { noteFirstVisit } from '#app/features/frame/note-first-visit.ts'
import { startWorker } from '#app/features/offline/start-worker.ts'
import { startTexts } from '#app/i18n/start.client.ts'

void startTexts().then((texts) => {
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<I18nextProvider i18n={texts}>
					<RemixBrowser />
				</I18nextProvider>
			</StrictMode>,
		)
	})
	startWorker()
	void noteFirstVisit()
})
