// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir;

/** Has results that depend on the operation directly around it. A definition names another scope by {@link OpDefBuilder#dependsOn}; ask {@link OpDef#mobility}. */
public interface DependsOnParent {}
