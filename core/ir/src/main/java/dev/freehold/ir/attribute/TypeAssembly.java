// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.attribute;

/** How assembly formats write the types of a set without their name: a form that a dialect brings along with its own parser and printer. */
public interface TypeAssembly {}
