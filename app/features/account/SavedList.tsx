import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

type SavedListProps = {
	/** Namespace of its texts. */
	texts: 'address' | 'bank'
	isFull: boolean
	items: ReactNode[]
}

/** A list of saved items with a link to add one while the limit is not reached. */
export function SavedList({ texts, isFull, items }: SavedListProps) {
	const { t } = useTranslation(texts)
	const path = usePath()
	const add = path(texts === 'bank' ? paths.profile.newBank : paths.profile.newAddress)
	if (items.length === 0) {
		return (
			<>
				<PageHeader title={t('title')} />
				<EmptyState
					drawing={texts === 'bank' ? 'card' : 'map'}
					title={t('none.title')}
					action={
						<ButtonLink variant="primary" href={add}>
							{t('add')}
						</ButtonLink>
					}
				>
					{t('none.text')}
				</EmptyState>
			</>
		)
	}
	return (
		<>
			<PageHeader title={t('title')}>{t('lead')}</PageHeader>
			<ul className="flex flex-col gap-4">{items}</ul>
			<div className="mt-6">
				{isFull ? (
					<Alert>{t('full')}</Alert>
				) : (
					<ButtonLink variant="primary" size="large" href={add}>
						{t('add')}
					</ButtonLink>
				)}
			</div>
		</>
	)
}
