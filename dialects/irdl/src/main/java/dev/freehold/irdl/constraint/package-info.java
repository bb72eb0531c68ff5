// SPDX-License-Identifier: Apache-2.0
/** What descriptions of dialects demand of types, attributes and operations, checked in the words of the reference. */
package dev.freehold.irdl.constraint;
