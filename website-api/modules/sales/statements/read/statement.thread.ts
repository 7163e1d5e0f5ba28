import { readStatement } from './read-statement.ts'
import { serveReading } from './serve-reading.ts'

serveReading(readStatement)
