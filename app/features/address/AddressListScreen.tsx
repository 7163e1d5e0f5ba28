import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { SavedList } from '#app/features/account/SavedList.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { AddressView } from './address-view.ts'

type AddressListScreenProps = { addresses: AddressView[]; isFull: boolean; formToken: string }

/** Saved addresses, the main one first. */
export function AddressListScreen({ addresses, isFull, formToken }: AddressListScreenProps) {
	return (
		<SavedList
			texts="address"
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
		<Card as="li" className="flex flex-col gap-2">
			<div className="flex flex-wrap items-center gap-2">
				<h2 className="text-18 wrap-anywhere">{label}</h2>
				{isMain ? <Tag>{t('main')}</Tag> : null}
			</div>
			<div className="wrap-anywhere">
				<p className="font-semibold">{contact}</p>
				{lines.map((line) => (
					<p key={line}>{line}</p>
				))}
				{courierNote ? (
					<MutedText className="mt-1">{t('note', { text: courierNote })}</MutedText>
				) : null}
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<ButtonLink href={path(paths.profile.address(id))} aria-label={t('changeNamed', { label })}>
					{t('change')}
				</ButtonLink>
				{isMain ? null : (
					<Form method="post" action={path(paths.profile.mainAddress(id))}>
						<input type="hidden" name="formToken" value={formToken} />
						<Button aria-label={t('makeMainNamed', { label })}>{t('makeMain')}</Button>
					</Form>
				)}
				<TextLink
					touch="block"
					className="px-2"
					href={path(paths.profile.addressRemoval(id))}
					aria-label={t('removeNamed', { label })}
				>
					{t('remove')}
				</TextLink>
			</div>
		</Card>
	)
}
