import type { z } from 'zod'

export type SchemaOrMaker = z.ZodType | ((...given: never[]) => z.ZodType)
type SchemaOf<Form extends SchemaOrMaker> = Form extends (...given: never[]) => infer Made
	? Made
	: Form
type NameIn<Input> = Input extends unknown ? keyof Input & string : never

/** Names of the fields that a form's schema reads. A page that names another one does not compile. */
export type FieldName<Form extends SchemaOrMaker> = NameIn<z.input<SchemaOf<Form>>>

/** The fields of a form with the text that is typed into each. */
export type FieldsOf<Form extends SchemaOrMaker> = Record<FieldName<Form>, string>
