import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Toaster } from '#app/ui/Toaster.tsx'
import { LostToasts } from './LostToasts.tsx'

/** The toasts of a page and all that is on it, also for its lost requests. */
export function PageToasts({ children }: { children: ReactNode }) {
	const { t } = useTranslation(['frame', 'common'])
	return (
		<Toaster
			closeLabel={t('close')}
			regionLabel={t('notifications')}
			failureTitle={t('common:failure.title')}
		>
			{children}
			<LostToasts />
		</Toaster>
	)
}
