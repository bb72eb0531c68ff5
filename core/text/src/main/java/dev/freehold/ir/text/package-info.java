// SPDX-License-Identifier: Apache-2.0
/**
 * The textual form of programs: {@link dev.freehold.ir.text.Parser} and {@link dev.freehold.ir.text.Printing}.
 *
 * <p>An operation declares its custom assembly as a format string in the language of ODS, which is compiled once and then both parsed and printed
 * from ({@link dev.freehold.ir.text.Assembly}), or implements {@link dev.freehold.ir.text.OpSyntax} by hand.
 * {@link dev.freehold.ir.text.AttrParser}, {@link dev.freehold.ir.text.OpParser}, {@link dev.freehold.ir.attribute.AttrPrinter} and
 * {@link dev.freehold.ir.text.OpPrinter} are what such code reads from and writes to.
 *
 * <p>Reference: <a href="https://mlir.llvm.org/docs/LangRef/">MLIR Language Reference</a>,
 * <a href="https://mlir.llvm.org/docs/DefiningDialects/Operations/#declarative-assembly-format">Declarative Assembly Format</a>.
 */
package dev.freehold.ir.text;
