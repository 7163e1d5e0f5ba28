import type { ReactNode } from 'react'
import { usePath } from '#app/i18n/use-path.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { paths } from '#app/paths.ts'
import { Container } from '#app/ui/Container.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** The cart without lines. */
export function EmptyCart({ notices, children }: { notices: ReactNode; children: ReactNode }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	return (
		<Container page>
			{notices}
			<EmptyState
				heading="h1"
				drawing="basket"
				title={t('empty.title')}
				action={
					<ButtonLink variant="primary" href={path(paths.products)}>
						{t('empty.action')}
					</ButtonLink>
				}
			>
				{t('empty.text')}
			</EmptyState>
			{children}
		</Container>
	)
}

/** A cart whose lines could not be requested. */
export function UnknownCart({ count, children }: { count: number; children: ReactNode }) {
	const { t } = useTranslation('cart')
	const path = usePath()
	return (
		<Container page>
			<EmptyState
				heading="h1"
				drawing="lamp"
				title={t('unknown.title')}
				action={
					<ButtonLink variant="primary" href={path(paths.cart)} reload>
						{t('unknown.action')}
					</ButtonLink>
				}
			>
				{count === 0 ? t('unknown.own') : t('unknown.text', { count })}
			</EmptyState>
			{children}
		</Container>
	)
}
