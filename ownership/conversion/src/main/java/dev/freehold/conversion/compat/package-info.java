// SPDX-License-Identifier: Apache-2.0
/** What the conversions of LLVM 22 do where they are wrong. Nothing refers to this package. */
package dev.freehold.conversion.compat;
