import { builtinRules } from 'eslint/use-at-your-own-risk'
import { fileKinds } from './lint-file-kinds.mjs'
import { namedPaths } from './lint-paths.mjs'
import { placedSchema } from './lint-placed-schema.mjs'

/** The rules of this repository, and one of ESLint that oxlint lacks. */
export default {
	meta: { name: 'etalase' },
	rules: {
		'named-kinds': fileKinds,
		'named-paths': namedPaths,
		'placed-statements': placedSchema,
		'restricted-syntax': builtinRules.get('no-restricted-syntax'),
	},
}
