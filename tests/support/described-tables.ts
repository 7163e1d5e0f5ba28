import { is, SQL } from 'drizzle-orm'
import {
	getTableConfig,
	type Index,
	IndexedColumn,
	type PgColumn,
	PgDialect,
	type PgTable,
} from 'drizzle-orm/pg-core'

const dialect = new PgDialect()
const textOf = (expression: SQL) => dialect.sqlToQuery(expression.inlineParams()).sql
const named = (name: string | undefined) => dialect.escapeName((name ?? '').slice(0, 63))
const list = (columns: { name: string }[]) => columns.map(({ name }) => named(name)).join(', ')

/** The statements that make tables as their files describe them, in any order; foreign keys come last. */
export function statementsFor(tables: PgTable[]): string[] {
	return [
		...tables.map(createTable),
		...tables.flatMap((table) => getTableConfig(table).indexes.map(createIndex)),
		...tables.flatMap(addForeignKeys),
	]
}

function createTable(table: PgTable): string {
	const { name, columns, primaryKeys, uniqueConstraints, checks } = getTableConfig(table)
	const parts = [
		...columns.map(columnOf),
		...primaryKeys.map((key) => `primary key (${list(key.columns)})`),
		...uniqueConstraints.map(
			(key) => `constraint ${named(key.getName())} unique (${list(key.columns)})`,
		),
		...checks.map((check) => `constraint ${named(check.name)} check (${textOf(check.value)})`),
	]
	return `create table ${named(name)} (${parts.join(', ')})`
}

function columnOf(column: PgColumn): string {
	const { generated, generatedIdentity } = column
	const expression = typeof generated?.as === 'function' ? generated.as() : generated?.as
	return [
		named(column.name),
		column.getSQLType(),
		column.notNull && 'not null',
		column.primary && 'primary key',
		column.isUnique && `constraint ${named(column.uniqueName)} unique`,
		column.default !== undefined && `default ${valueOf(column)}`,
		is(expression, SQL) && `generated always as (${textOf(expression)}) stored`,
		generatedIdentity &&
			`generated ${generatedIdentity.type === 'always' ? 'always' : 'by default'} as identity`,
	]
		.filter(Boolean)
		.join(' ')
}

function valueOf(column: PgColumn): string {
	const value: unknown = column.default
	if (is(value, SQL)) return textOf(value)
	const stored = String(column.mapToDriverValue(value))
	return typeof value === 'number' || typeof value === 'boolean'
		? stored
		: dialect.escapeString(stored)
}

function createIndex({ config }: Index): string {
	const method = config.method ?? 'btree'
	const keys = config.columns.map((column) => {
		if (is(column, SQL)) return textOf(column)
		if (!is(column, IndexedColumn)) throw new Error(`Not a column of ${config.name}.`)
		const { order, nulls, opClass } = column.indexConfig
		const sorted =
			method === 'btree' && [order, nulls && `nulls ${nulls}`].filter(Boolean).join(' ')
		return [named(column.name), opClass, sorted].filter(Boolean).join(' ')
	})
	const settings = Object.entries(config.with ?? {}).map(([key, value]) => `${key} = ${value}`)
	return [
		`create ${config.unique ? 'unique ' : ''}index ${named(config.name)}`,
		`on ${named(getTableConfig(config.table).name)} using ${method} (${keys.join(', ')})`,
		settings.length > 0 && `with (${settings.join(', ')})`,
		config.where && `where ${textOf(config.where)}`,
	]
		.filter(Boolean)
		.join(' ')
}

function addForeignKeys(table: PgTable): string[] {
	const { name, foreignKeys } = getTableConfig(table)
	return foreignKeys.map((key) => {
		const { columns, foreignTable, foreignColumns } = key.reference()
		return [
			`alter table ${named(name)} add constraint ${named(key.getName())} foreign key (${list(columns)})`,
			`references ${named(getTableConfig(foreignTable).name)} (${list(foreignColumns)})`,
			key.onDelete && `on delete ${key.onDelete}`,
			key.onUpdate && `on update ${key.onUpdate}`,
		]
			.filter(Boolean)
			.join(' ')
	})
}
