import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { KeptList } from '#app/features/account/KeptList.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import type { AddressView } from './address-view.ts'

type AddressListScreenProps = { addresses: AddressView[]; isFull: boolean; formToken: string }

/** Where a customer has things sent, the main address first. */
export function AddressListScreen({ addresses, isFull, formToken }: AddressListScreenProps) {
	return (
		<KeptList
			words="address"
			isFull={isFull}
			items={addresses.map((address) => (
				<AddressItem key={address.id} address={address} formToken={formToken} />
			))}
		/>
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
				<ButtonLink href={path(paths.profile.address(id))} aria-label={t('changeNamed', { label })}>
					{t('change')}
				</ButtonLink>
				{isMain ? null : (
					<Form method="post" action={path(paths.profile.mainAddress(id))}>
						<input type="hidden" name="formToken" value={formToken} />
						<Button aria-label={t('makeMainNamed', { label })}>{t('makeMain')}</Button>
					</Form>
				)}
				<Anchor
					className="link inline-flex min-h-11 items-center px-2"
					href={path(paths.profile.addressRemoval(id))}
					aria-label={t('removeNamed', { label })}
				>
					{t('remove')}
				</Anchor>
			</div>
		</li>
	)
}
