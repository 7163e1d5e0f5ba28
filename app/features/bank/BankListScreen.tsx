import { useTranslation } from 'react-i18next'
import type { SavedBank } from '#app/domain/saved-bank.ts'
import { KeptList } from '#app/features/account/KeptList.tsx'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Anchor } from '#app/ui/Anchor.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Tag } from '#app/ui/Tag.tsx'

type BankListScreenProps = { accounts: SavedBank[]; isFull: boolean }

/** Where a customer's money may be sent to, the main account first. */
export function BankListScreen({ accounts, isFull }: BankListScreenProps) {
	return (
		<KeptList
			words="bank"
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
		<li className="box row row-x">
			<div className="wrap-anywhere">
				<div className="row">
					<h2 className="text-18">{bankName}</h2>
					{isMain ? <Tag>{t('main')}</Tag> : null}
				</div>
				<p className="num">
					<span className="vh">{t('endsIn', named)}</span>
					<span aria-hidden="true">{masked}</span>
				</p>
				<p className="help">{holder}</p>
			</div>
			<div className="row">
				<ButtonLink href={path(paths.profile.bank(id))} aria-label={t('changeNamed', named)}>
					{t('change')}
				</ButtonLink>
				<Anchor
					className="link inline-flex min-h-11 items-center px-2"
					href={path(paths.profile.bankRemoval(id))}
					aria-label={t('removeNamed', named)}
				>
					{t('remove')}
				</Anchor>
			</div>
		</li>
	)
}
