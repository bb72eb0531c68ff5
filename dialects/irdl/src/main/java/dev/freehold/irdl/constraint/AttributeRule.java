// SPDX-License-Identifier: Apache-2.0
package dev.freehold.irdl.constraint;

/** An attribute that operations must have, and the number of the constraint that it must fit. */
public record AttributeRule(String name, int demand) {}
