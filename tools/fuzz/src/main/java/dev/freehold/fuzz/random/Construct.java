// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** All families of statements. Each has one class, or a method of one, that writes it. */
enum Construct {
  ALLOC(Allocations::alloc), ALLOCA(Allocations::alloca), GLOBAL(Allocations::getGlobal),
  ACCESS(Accesses::loadOrStore), COPY(Accesses::copy), DIM(Accesses::dim),
  ARITH(ArithmeticStatements::write),
  SELECT(Aliases::select), CAST(Aliases::cast), SPACE_CAST(Aliases::spaceCast), METADATA(Aliases::metadata),
  REINTERPRET(Aliases::reinterpret), VIEW(Aliases::view), SUBVIEW(new SubviewStatement()),
  EXPAND(Reshapes::expand), COLLAPSE(Reshapes::collapse),
  REALLOC(Ownerships::realloc), CLONE(Ownerships::cloneBuffer), DEALLOC(Ownerships::dealloc),
  MANUAL_DEALLOC(Ownerships::manualDealloc), FREE(Ownerships::free),
  TRANSPOSE(Reshapes::transpose), UNRANKED(Unrankeds::write), TENSOR(Tensors::write), HINT(Hints::write), ATOMIC(Accesses::atomic),
  CALL(Calls::direct), CALL_INDIRECT(Calls::indirect), FOREIGN(Foreign::operation), CONTAINER(Containers::write),
  AWAIT(Tasks::await), POINTER(Pointers::write),
  IF(new IfStatement()), FOR(new ForStatement()), WHILE(new WhileStatement()), SWITCH(new SwitchStatement()),
  EXECUTE(Regions::executeRegion), PARALLEL(Regions::parallel), FORALL(Regions::forall),
  FORALL_STEPS(Regions::forallWithSteps), ALLOCA_SCOPE(Regions::allocaScope), AFFINE_PARALLEL(Regions::affineParallel),
  EXECUTE_BLOCKS(Regions::executeBlocks),
  ATOMIC_REGION(Accesses::atomicRegion), FOREIGN_REGION(Foreign::region), TASK(Tasks::execute), TASK_GROUP(Tasks::group), DMA(Transfers::dma),
  STREAM(Streams::stream);

  private final Statement statement;

  Construct(Statement statement) {
    this.statement = statement;
  }

  Statement statement() {
    return statement;
  }

  /** Whether others see when it is done: the environment, or what is called. */
  boolean isSeenByOthers() {
    return this == CALL || this == CALL_INDIRECT || this == DMA || this == STREAM;
  }

  boolean hasRegions() {
    return compareTo(IF) >= 0;
  }
}
