import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
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
})
