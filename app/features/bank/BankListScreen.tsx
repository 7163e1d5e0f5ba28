import { useTranslation } from '#app/i18n/use-translation.ts'
import type { SavedBank } from '#contract/bank.ts'
import { SavedList } from '#app/features/account/SavedList.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

type BankListScreenProps = { accounts: SavedBank[]; isFull: boolean }

/** Saved bank accounts, the main one first. */
export function BankListScreen({ accounts, isFull }: BankListScreenProps) {
	return (
		<SavedList
			texts="bank"
			isFull={isFull}
			items={accounts.map((account) => (
				<BankItem key={account.id} {...account} />
			))}
		/>
	)
}

function BankItem({ id, bankName, masked, holder, isMain }: SavedBank) {
	const { t } = useTranslation('bank')
	const path = usePath()
	const named = { bank: bankName, end: masked.slice(-4) }
	return (
		<Card as="li" className="flex flex-wrap items-center justify-between gap-2">
			<div className="wrap-anywhere">
				<div className="flex flex-wrap items-center gap-2">
					<h2 className="text-18">{bankName}</h2>
					{isMain ? <Tag>{t('main')}</Tag> : null}
				</div>
				<p className="tabular-nums">
					<span className="sr-only">{t('endsIn', named)}</span>
					<span aria-hidden="true">{masked}</span>
				</p>
				<MutedText>{holder}</MutedText>
			</div>
			<div className="flex flex-wrap items-center gap-2">
				<ButtonLink href={path(paths.profile.bank(id))} aria-label={t('changeNamed', named)}>
					{t('change')}
				</ButtonLink>
				<TextLink
					touch="block"
					className="px-2"
					href={path(paths.profile.bankRemoval(id))}
					aria-label={t('removeNamed', named)}
				>
					{t('remove')}
				</TextLink>
			</div>
		</Card>
	)
}
