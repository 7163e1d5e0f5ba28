import { useActionData } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import type { LostForm, LostReason } from './lost-request.ts'

/**
 * Below a form whose request was lost: why, and that what was typed is kept. The toast that is read out says it for two seconds
 * only. @param action address of the form
 */
export function LostNotice({ action }: { action: string }) {
	const answer = useActionData<Partial<LostForm>>()
	return answer?.lost && answer.action === action ? <Notice reason={answer.lost} /> : null
}

function Notice({ reason }: { reason: LostReason }) {
	const { t } = useTranslation('common')
	const notice = useRef<HTMLDivElement>(null)
	useEffect(() => {
		notice.current?.scrollIntoView({ block: 'nearest' })
	}, [])
	return (
		<Alert ref={notice} tone="error" title={t(`failure.${reason}`)}>
			{t('failure.kept')}
		</Alert>
	)
}
