import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { AddressFields } from './AddressFields.tsx'
import { BuyerFields } from './BuyerFields.tsx'
import type { DraftAnswer } from './draft-action.server.ts'
import type { DraftView, Values } from './draft-values.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { ItemFields } from './ItemFields.tsx'
import { useDraftFields } from './use-draft-fields.ts'

type DraftFormProps = {
	/** What is saved, or the first values of a new draft. */
	saved: Values
	/** Null for a new one. */
	view: DraftView | null
	answer: DraftAnswer | undefined
}

/** The form of a draft: buyer, address, items, delivery. Every button belongs to it, so that nothing typed is lost. */
export function DraftForm({ saved, view, answer }: DraftFormProps) {
	const { t } = useTranslation(['drafts', 'common'])
	const values = answer?.values ?? saved
	const { fields, errors } = useDraftFields(values, answer)
	return (
		<PostForm id="draft" className="grid gap-4">
			<ErrorSummary title={t('common:form.wrong')} errors={errors} />
			{view ? <input type="hidden" name="version" value={view.version} /> : null}
			<BuyerFields fields={fields} customers={answer?.customers} rest={answer?.rest} />
			<AddressFields
				fields={fields}
				options={answer?.options}
				title={t('address')}
				text={t('addressText')}
			/>
			<ItemFields fields={fields} view={view} items={answer?.items} />
			<DeliveryFields fields={fields} view={view} />
			{view ? <PaymentFields fields={fields} view={view} /> : null}
			<DraftButtons isSaved={view !== null} />
		</PostForm>
	)
}

function DraftButtons({ isSaved }: { isSaved: boolean }) {
	const { t } = useTranslation('drafts')
	return (
		<>
			{isSaved ? (
				<div className="flex flex-wrap gap-2">
					<Button name="act" value="place">
						{t('place')}
					</Button>
					<Button name="act" value="discard" variant="quiet" formNoValidate>
						{t('discard')}
					</Button>
				</div>
			) : null}
			<SaveBar>
				<Button variant="primary" name="act" value="save">
					{t('save')}
				</Button>
				{isSaved ? (
					<Button name="act" value="link">
						{t('link.make')}
					</Button>
				) : null}
			</SaveBar>
		</>
	)
}
