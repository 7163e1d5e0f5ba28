import { useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { pinText } from '#contract/pin.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorText } from '#web/ui/ErrorText.tsx'

/** Writes the place where the browser is into the field; without script there is none. */
export function OwnLocation({ fieldId }: { fieldId: string }) {
	const { t } = useTranslation('checkout')
	const canAsk = useHydrated() && 'geolocation' in navigator
	const [state, setState] = useState<'idle' | 'finding' | 'failed'>('idle')
	if (!canAsk) return null
	const find = () => {
		setState('finding')
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				setState('idle')
				const field = document.getElementById(fieldId)
				if (!(field instanceof HTMLInputElement)) return
				field.value = pinText(coords)
				field.focus()
			},
			() => setState('failed'),
			{ enableHighAccuracy: true, timeout: 15_000 },
		)
	}
	return (
		<>
			<Button type="button" size="small" pending={state === 'finding'} onClick={find}>
				{t(state === 'finding' ? 'address.pin.finding' : 'address.pin.own')}
			</Button>
			{state === 'failed' ? <ErrorText role="alert">{t('address.pin.notFound')}</ErrorText> : null}
		</>
	)
}
