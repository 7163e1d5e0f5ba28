import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type MetaFunction, Form } from '@remix-run/react'
import { listAddresses } from '#contract/address.ts'
import { addressView, type AddressView } from '#app/features/address/address-view.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { SavedList } from '#app/features/account/SavedList.tsx'
import { PinLink } from '#app/features/regions/PinLink.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export const handle = { i18n: ['address', 'checkout', 'profile'] }

/** Most addresses of a customer (product decisions, "Account"). */
const maxAddresses = 20

export async function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	const { list: addresses } = await orRespond(context.call(listAddresses, {}))
	return {
		title: translator(context.locale)('address:title'),
		addresses: addresses.map(addressView),
		isFull: addresses.length >= maxAddresses,
		formToken: context.formToken(),
	}
}

export const action = noForm

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

/** Saved addresses, the main one first. */
export default function Addresses() {
	const { addresses, isFull, formToken } = useLoaderData<typeof loader>()
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
	const { id, label, contact, lines, courierNote, isMain, pin } = address
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
				{pin ? <PinLink pin={pin} /> : null}
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
