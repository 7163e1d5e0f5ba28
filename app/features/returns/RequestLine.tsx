import { useTranslation } from '#app/i18n/use-translation.ts'
import { RETURN_REASONS } from '#contract/return-reasons.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { MutedText } from '#web/ui/MutedText.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { PictureRow } from '#app/ui/PictureRow.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { LinePicture } from '../orders/LinePicture.tsx'

/** An id without the brackets of a list field's name, which are awkward in selectors. */
export function plainId(id: string) {
	return id.replace(/[^\w-]+/g, '-')
}

export type ReturnableLine = {
	position: number
	name: string
	variantLabel: string
	imageId: string | null
	/** Formatted, per unit. */
	price: string
	returnable: number
}

type FormField = { id: string; name: string; defaultValue?: string; errors?: string[] }

type RequestLineProps = {
	line: ReturnableLine
	fields: Record<'position' | 'quantity' | 'reason', FormField>
}

/** Units of a line to return, and the reason. */
export function RequestLine({ line, fields }: RequestLineProps) {
	const { t } = useTranslation('returns')
	const amounts = Array.from({ length: Math.min(line.returnable, 99) }, (_, at) => String(at + 1))
	return (
		<PictureRow
			as="div"
			role="group"
			aria-label={line.name}
			picture={line.imageId === null ? null : <LinePicture id={line.imageId} />}
			contentClassName="flex flex-col gap-2"
		>
			<p className="font-semibold">{line.name}</p>
			<MutedText className="tabular-nums">
				{[line.variantLabel, t('request.price', { price: line.price })].filter(Boolean).join(' · ')}
			</MutedText>
			<input type="hidden" name={fields.position.name} value={line.position} />
			<FieldColumns className="pt-2">
				<SelectField
					{...fieldProps(fields.quantity, t)}
					id={plainId(fields.quantity.id)}
					label={t('request.quantity')}
					options={[
						{ value: '0', label: t('request.none') },
						...amounts.map((value) => ({ value, label: value })),
					]}
				/>
				<SelectField
					{...fieldProps(fields.reason, t)}
					id={plainId(fields.reason.id)}
					label={t('request.reason')}
					placeholder={t('request.chooseReason')}
					options={RETURN_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
				/>
			</FieldColumns>
		</PictureRow>
	)
}
