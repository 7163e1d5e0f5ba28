import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { Alert } from '#app/ui/Alert.tsx'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import type { AddressView } from './address-view.ts'

type AddressListScreenProps = { addresses: AddressView[]; isFull: boolean; formToken: string }

/** Where a customer has things sent, the main address first. */
export function AddressListScreen({ addresses, isFull, formToken }: AddressListScreenProps) {
	const { t } = useTranslation('address')
	const path = usePath()
	if (addresses.length === 0) {
		return (
			<EmptyState
				heading="h1"
				title={t('none.title')}
				action={
					<ButtonLink look="primary" href={path('/profile/address/new')}>
						{t('add')}
					</ButtonLink>
				}
			>
				{t('none.text')}
			</EmptyState>
		)
	}
	return (
		<>
			<PageHeader title={t('title')}>{t('lead')}</PageHeader>
			<ul className="stack">
				{addresses.map((address) => (
					<AddressItem key={address.id} address={address} formToken={formToken} />
				))}
			</ul>
			<div className="mt-6">
				{isFull ? (
					<Alert>{t('full')}</Alert>
				) : (
					<ButtonLink look="primary" size="large" href={path('/profile/address/new')}>
						{t('add')}
					</ButtonLink>
				)}
			</div>
		</>
	)
}

function AddressItem({ address, formToken }: { address: AddressView; formToken: string }) {
	const { t } = useTranslation('address')
	const path = usePath()
	const { id, label, contact, lines, courierNote, isMain } = address
	return (
		<li className="box stack stack-s">
			<div className="row">
				<h2 className="text-18 wrap-anywhere">{label}</h2>
				{isMain ? <Tag>{t('main')}</Tag> : null}
			</div>
			<div className="wrap-anywhere">
				<p className="font-semibold">{contact}</p>
				{lines.map((line) => (
					<p key={line}>{line}</p>
				))}
				{courierNote ? <p className="help mt-1">{t('note', { text: courierNote })}</p> : null}
			</div>
			<div className="row">
				<ButtonLink href={path(`/profile/address/${id}`)} aria-label={t('changeNamed', { label })}>
					{t('change')}
				</ButtonLink>
				{isMain ? null : (
					<Form method="post" action={path(`/profile/address/${id}/main`)}>
						<input type="hidden" name="formToken" value={formToken} />
						<Button aria-label={t('makeMainNamed', { label })}>{t('makeMain')}</Button>
					</Form>
				)}
				<Anchor
					className="link inline-flex min-h-11 items-center px-2"
					href={path(`/profile/address/${id}/removal`)}
					aria-label={t('removeNamed', { label })}
				>
					{t('remove')}
				</Anchor>
			</div>
		</li>
	)
}
